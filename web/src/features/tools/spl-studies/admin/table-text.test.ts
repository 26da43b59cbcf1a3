import { expect, test } from 'vitest'
import { toolTables } from '#shared/tools/pro-tools/tool-tables.ts'
import { calculatorTables } from '#shared/tools/spl-studies/table-examples.ts'
import { tableSchema } from '#web/features/tools/pro-tools/tables/table-schema.ts'
import { tableOfTyped, typedTable } from '#web/features/tools/pro-tools/tables/table-text.ts'

test.each(calculatorTables)('the table %s comes out of its form as it went in', (table) => {
  const value = structuredClone(toolTables[table].initial) as Record<string, unknown>
  expect(tableOfTyped(typedTable(value))).toEqual(value)
  expect(tableSchema(table).safeParse(typedTable(value))).toMatchObject({ success: true, data: value })
})

test('ratings are typed with commas, and an empty figure is left out', () => {
  expect(typedTable({ ratings: [5, 7.5], continuous: 1.25 })).toEqual({
    ratings: '5, 7.5',
    continuous: '1.25',
  })
  expect(tableOfTyped({ rows: [{ gauge: '4', carries: '160', stricter: ' ' }] })).toEqual({
    rows: [{ gauge: '4', carries: 160 }],
  })
})

test('what is no number is refused at its field', () => {
  const typed = typedTable(structuredClone(toolTables.supply.initial) as Record<string, unknown>)
  const read = tableSchema('supply').safeParse({ ...typed, vehicle: 'fifty' })
  expect(read.error?.issues).toMatchObject([{ path: ['vehicle'], message: 'Must be between 0 and 300 A.' }])
  expect(tableSchema('fuses').safeParse({ ratings: '10, 5', continuous: '1' }).error?.issues).toMatchObject([
    { path: ['ratings'], message: 'Put the ratings in ascending order, each once.' },
  ])
})
