import type { Command } from '#shared/tools/diagrams/command.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import type { Issue } from '#shared/tools/diagrams/issue.ts'

/** The worker’s questions and answers; the newest number wins. */
export type CheckQuestion = { number: number; diagram: Diagram; tables: DiagramTables }
export type CheckAnswer = { number: number; checks: DiagramChecks }

/** The command that fixes an issue. There is none when only the reader knows the fix. */
export type FixQuestion = { issue: Issue; diagram: Diagram; tables: DiagramTables }
export type FixAnswer = { command: Command | undefined }
