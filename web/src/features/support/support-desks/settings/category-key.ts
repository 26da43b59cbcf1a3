const longest = 40

const plainKey = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest - 3)
    .replace(/^-+|-+$/g, '') || 'category'

/** The key that a label gives to a new category. It stays when the label changes, because requests keep it. */
export function categoryKey(label: string, taken: readonly string[]): string {
  const plain = plainKey(label)
  for (let count = 1; ; count++) {
    const key = count === 1 ? plain : `${plain}-${count}`
    if (!taken.includes(key)) return key
  }
}
