import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The projects as the configuration lists them, which is by how cheap failing is; in each, what takes longest first. */
export class ListedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = this.ctx.projects.map(({ name }) => name)
    const place = ({ project }: TestSpecification) => names.indexOf(project.name)
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
