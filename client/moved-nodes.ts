/**
 * Makes React survive a browser's translation, which moves texts into elements of its own: React's removal or insertion at a
 * moved node would throw and end the page. Instead, a translated word stays as it was (docs/decisions/19).
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    const isMoved = next !== null && next.parentNode !== this;
    return insertBefore.call(this, child, isMoved ? null : next) as Child;
  };
}
