import { expect, test } from 'vitest'
import { checkDiagram } from '#shared/tools/diagrams/check-diagram.ts'
import { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { dataProblem } from '#shared/tools/tool-projects/data-problem.ts'
import { largeDiagram } from './large-diagram.ts'

test('the largest diagram is one that a pro keeps, and keeps every rule', () => {
  const diagram = largeDiagram(7)
  expect(diagram.nodes.length).toBeGreaterThan(120)
  expect(Diagram.parse(diagram)).toEqual(diagram)
  expect(dataProblem('diagram', diagram, toolQuotas.pro)).toBeUndefined()
  expect(checkDiagram(diagram, initialSettings).issues).toEqual([])
})
