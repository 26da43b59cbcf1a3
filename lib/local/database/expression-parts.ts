const operators =
  /<=|>=|<>|[=<>+]|\s-\s|\b(?:AND|OR|NOT|BETWEEN|IN)\b|\b(?:attribute_exists|attribute_not_exists|attribute_type|begins_with|contains|size|if_not_exists|list_append)\s*\(/gi

/** The operators and functions of an expression, of which DynamoDB takes only so many. */
export const countOperators = (expression: string): number => [...expression.matchAll(operators)].length

/** The number of operands of each IN. */
export const listedOperands = (expression: string): number[] =>
  [...expression.matchAll(/\bIN\s*\(([^)]*)\)/gi)].map(([, list = '']) => list.split(',').length)

type Ordered = { operator: string; operands: string[] }

/** The operands whose order is asked for: of BETWEEN, and of the comparisons other than equality. */
export const orderedOperands = (expression: string): Ordered[] => [
  ...[...expression.matchAll(/\bBETWEEN\s+(\S+)\s+AND\s+([^\s)]+)/gi)].map(([, from = '', to = '']) => ({
    operator: 'BETWEEN',
    operands: [from, to],
  })),
  ...[...expression.matchAll(/([#:\w.]+)\s*(<=|>=|<(?!>)|(?<!<)>)\s*([#:\w.]+)/g)].map(
    ([, one = '', operator = '', other = '']) => ({ operator, operands: [one, other] }),
  ),
]

/** What an update sets to a value as it is given: the name, and the name of the value. */
export const valuesSet = (expression: string): [name: string, value: string][] =>
  [...expression.matchAll(/([#\w]+)\s*=\s*(:\w+)(?!\w|\s*[-+])/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
