/** A paragraph, or its equivalent. */
export type Block = {
  /** The reader's name for it. */
  kind: string
  text: string
  /** Its inner HTML, which reveals a change of formatting alone. */
  markup: string
}

const kinds: Record<string, string> = {
  H2: 'Heading 2',
  H3: 'Heading 3',
  H4: 'Heading 4',
  P: 'Paragraph',
  LI: 'List item',
  BLOCKQUOTE: 'Quote',
  PRE: 'Code block',
  TR: 'Table row',
  HR: 'Rule',
  IMG: 'Picture',
  FIGCAPTION: 'Caption',
}

/** Written as a whole, with their contents. */
const whole = new Set(['H2', 'H3', 'H4', 'P', 'PRE', 'TR', 'HR', 'IMG', 'FIGCAPTION'])

const anyBlock = [...Object.keys(kinds), 'UL', 'OL', 'TABLE', 'FIGURE', 'DIV'].join()

/** The blocks of a page in their order. Links say where they lead, because that may be all that has changed. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a[href]')) {
    link.removeAttribute('rel')
    link.append(` (${link.getAttribute('href')})`)
  }
  return blocksIn(body, 'Paragraph')
}

function blocksIn(parent: Element, kind: string): Block[] {
  const blocks: Block[] = []
  let loose = ''
  const close = () => {
    const text = loose.replace(/\s+/g, ' ').trim()
    loose = ''
    if (text) blocks.push({ kind, text, markup: text })
  }
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) {
      loose += node.textContent ?? ''
      continue
    }
    if (!node.matches(anyBlock) && !node.querySelector(anyBlock)) {
      loose += node.textContent ?? ''
      continue
    }
    close()
    if (whole.has(node.tagName)) blocks.push(blockOf(node, kind))
    // A paragraph in a list is an item of it.
    else blocks.push(...blocksIn(node, kinds[node.tagName] ?? kind))
  }
  close()
  return blocks
}

function blockOf(element: Element, around: string): Block {
  const { tagName } = element
  const cells = [...element.querySelectorAll('td, th')].map((cell) => cell.textContent.trim())
  const words = tagName === 'TR' ? cells.join(' | ') : element.textContent
  const picture =
    tagName === 'IMG' ? `${element.getAttribute('alt')} (${element.getAttribute('src')})` : words
  return {
    kind: tagName === 'P' ? around : (kinds[tagName] ?? around),
    text: picture.replace(/\s+/g, ' ').trim(),
    markup: tagName === 'IMG' || tagName === 'HR' ? '' : element.innerHTML.trim(),
  }
}
