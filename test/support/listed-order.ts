import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the projects in the order of the configuration, which puts cheap failures first. Within each, the
 * slowest files run first.
 */
export class ListedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = this.ctx.projects.map(({ name }) => name)
    const place = ({ project }: TestSpecification) => names.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
