import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { durationsFile, readDurations } from '#lib/checks/durations.ts'

/**
 * Runs the projects in the order of the configuration, because a worker goes on only with a file of the same project.
 * Within each, the file that takes longest starts first, so that no worker is left with it at the end.
 */
export class ListedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const seconds = readDurations(join(root, durationsFile))
    const names = this.ctx.projects.map(({ name }) => name)
    const place = ({ project }: TestSpecification) => names.indexOf(project.name)
    // No one knows yet how long a new file takes.
    const duration = ({ moduleId }: TestSpecification) =>
      seconds[relative(root, moduleId).replaceAll('\\', '/')] ?? Number.POSITIVE_INFINITY
    return files.toSorted((one, other) => place(one) - place(other) || duration(other) - duration(one) || 0)
  }
}
