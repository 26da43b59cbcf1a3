export type TypedShortcut = { from: number; to: number; begins: string }

const atEnd = /(?:^|\s)#([a-z0-9-]{0,20})$/i

/** The shortcut of a reply that is being typed right before the caret: `#ref` of `#refund`. */
export function typedShortcut(text: string, caret: number): TypedShortcut | undefined {
  const [, begins] = atEnd.exec(text.slice(0, caret)) ?? []
  if (begins === undefined) return undefined
  return { from: caret - begins.length - 1, to: caret, begins: begins.toLowerCase() }
}

/** A text with a reply in place of its shortcut, and where one goes on to type. */
export function withReply(
  text: string,
  { from, to }: Pick<TypedShortcut, 'from' | 'to'>,
  reply: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + reply + text.slice(to), caret: from + reply.length }
}

type Named = { shortcut: string; title: string }

/** The replies that a shortcut may become: those that begin with it, then those whose title has the letters. */
export function repliesFor<Reply extends Named>(
  replies: readonly Reply[],
  begins: string,
  most = 6,
): Reply[] {
  const first = replies.filter(({ shortcut }) => shortcut.startsWith(begins))
  const further = replies.filter(
    ({ shortcut, title }) => !shortcut.startsWith(begins) && title.toLowerCase().includes(begins),
  )
  return [...first, ...further].slice(0, most)
}

/** The name by which a person is greeted. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
