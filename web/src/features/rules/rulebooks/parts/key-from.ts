const longest = 24

/** A key of a name that none of the others has. */
export function keyFrom(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, longest) || 'one'
  if (!taken.includes(plain)) return plain
  for (let count = 2; ; count++) {
    const end = `_${count}`
    const key = `${plain.slice(0, longest - end.length)}${end}`
    if (!taken.includes(key)) return key
  }
}
