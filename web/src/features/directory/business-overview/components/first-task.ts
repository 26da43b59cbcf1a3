import type { BusinessTask } from '#shared/directory/business-overview/business-task.ts'
import { type TaskWords, taskWords } from './task-words.ts'

/** What has a deadline, or keeps a listing from being found. The rest can wait for the page of the business. */
const urgent: ReadonlySet<BusinessTask['kind']> = new Set([
  'contest',
  'question',
  'refused',
  'change_refused',
  'submit',
  'finish',
])

/** The first of the tasks, most urgent first, that its owner should hear of outside of the page of the business. */
export function firstTask(tasks: readonly BusinessTask[]): TaskWords | undefined {
  const task = tasks.find(({ kind }) => urgent.has(kind))
  return task && taskWords(task)
}
