import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import { supplyProblems } from './supply-problems.ts'
import { type SystemProblem, systemProblems } from './system-problems.ts'
import type { SystemStudy } from './system-study.ts'

/** Returns all problems of a system, each once: equal amplifiers break a rule in the same words. */
export function allProblems(study: SystemStudy, tables: DiagramTables): SystemProblem[] {
  const found = [...systemProblems(study), ...supplyProblems(study, tables)]
  return [...new Map(found.map((problem) => [problem.sentence, problem])).values()]
}
