/**
 * Makes React survive a browser's translation, which moves texts into elements of its own: React's removal or insertion at a
 * moved node would throw and end the page. Instead, a translated word stays as it was (docs/decisions/19).
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    try {
      return removeChild.call(this, child) as Child;
    } catch {
      return child;
    }
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    try {
      return insertBefore.call(this, child, next) as Child;
    } catch {
      return insertBefore.call(this, child, null) as Child;
    }
  };
}
