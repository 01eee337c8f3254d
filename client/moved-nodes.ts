/**
 * Makes React survive a browser's translation, which moves texts into elements of its own: React's removal or insertion at a
 * moved node would throw and end the page. Instead, a translated word stays as it was (docs/decisions/19).
 */
export function tolerateMovedNodes(): void {
  for (const method of ['removeChild', 'insertBefore'] as const) {
    const original: (child: Node, next: Node | null) => Node = Node.prototype[method];
    const tolerant: typeof original = function call(this: Node, child, next) {
      try {
        return original.call(this, child, next);
      } catch {
        return method === 'removeChild' ? child : original.call(this, child, null);
      }
    };
    Object.assign(Node.prototype, { [method]: tolerant });
  }
}
