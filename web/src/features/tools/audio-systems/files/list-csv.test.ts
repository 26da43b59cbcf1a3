import { expect, test } from 'vitest'
import { startingSystemStudy as start } from '#shared/tools/audio-systems/starting-system.ts'
import { listCsv } from './list-csv.ts'

test('the file of a list has a line for each part, its sum, and no cell that a spreadsheet would run', () => {
  const { price: _, ...unpriced } = start.headUnit
  const text = listCsv({ ...start, headUnit: { ...unpriced, name: '=1+1' } })
  const lines = text.split(/\r?\n/).filter(Boolean)
  expect(lines[0]).toBe('\ufeffPart,Count,Each ($),Together ($)')
  expect(lines[1]).toBe("'=1+1,1,,")
  expect(lines).toContain('Door speaker,4,75.00,300.00')
  expect(lines.at(-1)).toBe('Together,,,1750.00')
})
