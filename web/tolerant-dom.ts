/**
 * Lets React live with pages that a translator has rewritten: it moves texts into elements of its own, and React then
 * fails with a NotFoundError when it removes a node, or places one before it, whose parent is no longer the one it knows.
 * Such a node is dealt with where it is now. (Known since 2018: React issue 11538.)
 */
export function tolerateTranslators(prototype: Node): void {
  const removeChild = ownMethod(prototype, 'removeChild');
  const insertBefore = ownMethod(prototype, 'insertBefore');

  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== null) removeChild(child.parentNode, [child]);
    return child;
  };

  prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    insertBefore(this, [child, childWith(this, reference)]);
    return child;
  };
}

type Method = (owner: Node, parameters: readonly unknown[]) => void;

/** The browser's own method, for later use on any node. */
function ownMethod(prototype: Node, name: 'removeChild' | 'insertBefore'): Method {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new TypeError(`Nodes have no ${name}.`);
  return (owner, parameters) => void Reflect.apply(method, owner, parameters);
}

/** The node itself or the one around it that is a child of the parent; `null` when it is elsewhere. */
function childWith(parent: Node, node: Node | null): Node | null {
  for (let next = node; next !== null; next = next.parentNode) {
    if (next.parentNode === parent) return next;
  }
  return null;
}
