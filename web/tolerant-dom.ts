/**
 * Lets React live with pages whose texts a translator has moved into elements of its own (React issue 11538): a node whose
 * parent is no longer the one that React knows is removed, or placed before, where it is now.
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
