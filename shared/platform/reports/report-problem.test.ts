import { expect, test } from 'vitest'
import { ReportReason } from './report.ts'
import { reasonsFor, reportProblem } from './report-problem.ts'

const driver = { subject: { type: 'driver', id: 'x' } } as const
const comment = { subject: { type: 'comment', id: 'x' } } as const

test('what belongs to everyone has wrong facts, or something else is wrong with it', () => {
  expect(reasonsFor('driver', ReportReason.options)).toEqual(['wrong_facts', 'other'])
  expect(reasonsFor('comment', ReportReason.options)).toEqual(ReportReason.options)
  expect(reportProblem({ ...driver, reason: 'spam' })).toMatchObject({ path: 'reason' })
  expect(reportProblem({ ...driver, reason: 'other' })).toBeUndefined()
})

test('a wrong fact of a driver is named', () => {
  expect(reportProblem({ ...driver, reason: 'wrong_facts' })).toMatchObject({ path: 'field' })
  expect(reportProblem({ ...driver, reason: 'wrong_facts', field: 'Color' })).toMatchObject({ path: 'field' })
  expect(reportProblem({ ...driver, reason: 'wrong_facts', field: 'Xmax' })).toBeUndefined()
})

test('only wrong facts have a field and a source', () => {
  const sourceUrl = 'https://maker.test/sheet.pdf'
  expect(reportProblem({ ...comment, reason: 'spam', field: 'Xmax' })).toMatchObject({ path: 'field' })
  expect(reportProblem({ ...comment, reason: 'spam', sourceUrl })).toMatchObject({ path: 'sourceUrl' })
  expect(reportProblem({ ...comment, reason: 'wrong_facts', sourceUrl })).toBeUndefined()
  expect(reportProblem({ ...driver, reason: 'other', sourceUrl })).toMatchObject({ path: 'sourceUrl' })
})
