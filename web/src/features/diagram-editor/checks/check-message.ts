import type { Diagram } from '#shared/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/diagrams/diagram-checks.ts'
import type { DiagramTables } from '#shared/diagrams/diagram-tables.ts'

/** What the worker is asked and answers; the newest number wins. */
export type CheckQuestion = { number: number; diagram: Diagram; tables: DiagramTables }
export type CheckAnswer = { number: number; checks: DiagramChecks }
