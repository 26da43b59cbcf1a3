import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The files that went into a bundle, and into what it loads later. */
export type Bundled = {
  inputs: string[]
  parts: readonly { name: string; inputs: string[] }[]
}

type Stamp = { how: string; bundled: Bundled; marks: Record<string, string> }

/** Remembers what each bundle was made of, so that only what has changed is made again. */
export class BundleStamps {
  private readonly folder: string
  /**
   * A mark of how bundles are made, including the installed packages: when it changes, all bundles are made
   * again.
   */
  private readonly how: Promise<string>
  private readonly marks = new Map<string, Promise<string>>()

  constructor(folder: string, how: unknown) {
    this.folder = folder
    this.how = readFile(resolve('package-lock.json'), 'utf8').then((lock) =>
      createHash('sha256').update(JSON.stringify(how)).update(lock).digest('hex'),
    )
  }

  /** The inputs of a bundle, if all of them are as they were then. */
  async whatIsFresh(name: string): Promise<Bundled | undefined> {
    const stamp = await this.read(name)
    if (!stamp || stamp.how !== (await this.how)) return undefined
    const marks = await this.marksOf(stamp.bundled)
    return Object.entries(marks).every(([file, mark]) => stamp.marks[file] === mark)
      ? stamp.bundled
      : undefined
  }

  async keep(name: string, bundled: Bundled): Promise<void> {
    const stamp: Stamp = { how: await this.how, bundled, marks: await this.marksOf(bundled) }
    await mkdir(this.folder, { recursive: true })
    await writeFile(this.pathOf(name), JSON.stringify(stamp))
  }

  private async marksOf({ inputs, parts }: Bundled): Promise<Record<string, string>> {
    const files = new Set([inputs, ...parts.map((part) => part.inputs)].flat())
    return Object.fromEntries(
      await Promise.all([...files].map(async (file) => [file, await this.markOf(file)] as const)),
    )
  }

  /** Name, size and time: reading all of them would take as long as bundling. */
  private markOf(file: string): Promise<string> {
    // A module that a plugin replaces has no file; the way it does so is part of `how`.
    const mark =
      this.marks.get(file) ??
      stat(file).then(
        ({ size, mtimeMs }) => `${size}:${mtimeMs}`,
        () => 'none',
      )
    this.marks.set(file, mark)
    return mark
  }

  private async read(name: string): Promise<Stamp | undefined> {
    try {
      return JSON.parse(await readFile(this.pathOf(name), 'utf8'))
    } catch {
      return undefined
    }
  }

  private pathOf(name: string): string {
    return join(this.folder, `${name}.json`)
  }
}
