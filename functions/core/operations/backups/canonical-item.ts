import type { AttributeMap } from './export-files.ts'

/** An item as one text that is the same for equal items: attributes and sets have no order. */
export const canonicalItem = (item: AttributeMap): string => ofMap(item)

const ofMap = (map: object): string =>
  `{${Object.entries(map)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${ofAttribute(value)}`)
    .join(',')}}`

function ofAttribute(attribute: object): string {
  const [[type, value] = ['', undefined]] = Object.entries(attribute)
  if (type === 'M') return `{"M":${ofMap(value as object)}}`
  if (type === 'L') return `{"L":[${(value as object[]).map(ofAttribute).join(',')}]}`
  if (type === 'SS' || type === 'NS' || type === 'BS')
    return JSON.stringify({ [type]: (value as string[]).toSorted() })
  return JSON.stringify({ [type]: value })
}
