/**
 * Translators, such as Chrome's, replace each text with a `font` element. React still holds the text: it
 * would fail to remove it, or to put something before it, and crash the screen; and the text it writes would
 * be invisible.
 */
export function surviveTranslation(): void {
  const standIns = new WeakMap<Node, ChildNode>()
  const changes = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      const [text] = removedNodes
      const font = [addedNodes[0], previousSibling].find(isFont)
      // The new words take their place back, where the translator finds them.
      if (type === 'characterData') standIns.get(target)?.replaceWith(target)
      else if (text instanceof Text && font) {
        standIns.set(text, font)
        changes.observe(text, { characterData: true })
      }
    }
  })
  changes.observe(document.body, { childList: true, subtree: true })

  const { insertBefore, removeChild } = Node.prototype
  const inPlace = (parent: Node, child: Node | null) =>
    [child, child && standIns.get(child)].find((one) => one?.parentNode === parent)
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = inPlace(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, inPlace(this, before) ?? null)
    return child
  }
}

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'
