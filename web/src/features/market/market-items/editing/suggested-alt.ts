import type { Item } from '#shared/market/market-items/item.ts'

const longest = 120

/** The words for a picture of which its seller has said nothing: the title, and which of several it is. */
export function suggestedAlt(title: string, at: number): string {
  const words = title.trim()
  if (!words) return ''
  return [...(at === 0 ? words : `${words}, picture ${at + 1}`)].slice(0, longest).join('')
}

type Described = Pick<Item, 'title'> & { pictures: readonly { id: string; alt: string }[] }

/** The pictures with words for each that has none; undefined where nothing is to be said. */
export function describedPictures({ title, pictures }: Described): { id: string; alt: string }[] | undefined {
  if (!title.trim() || pictures.every(({ alt }) => alt)) return undefined
  return pictures.map(({ id, alt }, at) => ({ id, alt: alt || suggestedAlt(title, at) }))
}
