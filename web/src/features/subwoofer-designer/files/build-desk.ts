import type { BuildSheets } from '#shared/subwoofer-designs/build-sheets.ts'
import type { MadeFile } from './build-files.ts'
import type { BuildResult, BuildTask, FileTask, SheetsTask } from './build-task.ts'

/** The part of a worker that a desk needs. */
export type DeskWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

type Answered = { id: number; result?: BuildResult }

/**
 * Gives work to a worker. Files are all made, one after another; of sheets that are asked for while others are nested, the
 * newest alone are nested next, and those in between are left out.
 */
export class BuildDesk {
  readonly #worker: DeskWorker
  readonly #open = new Map<number, (result: BuildResult | undefined) => void>()
  #last = 0
  #isNesting = false
  #next: { task: SheetsTask; give: (sheets: readonly BuildSheets[] | undefined) => void } | undefined

  constructor(worker: DeskWorker) {
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#answer(data.id, data.result)
    worker.onerror = () => {
      for (const id of [...this.#open.keys()]) this.#answer(id, undefined)
    }
  }

  /** Files, or undefined where they could not be made. */
  async files(task: FileTask): Promise<readonly MadeFile[] | undefined> {
    const result = await this.#ask({ files: task })
    return result && 'files' in result ? result.files : undefined
  }

  /** The sheets of a box; undefined where newer ones were asked for in the meantime. */
  sheets(task: SheetsTask): Promise<readonly BuildSheets[] | undefined> {
    this.#next?.give(undefined)
    return new Promise((give) => {
      this.#next = { task, give }
      void this.#nest()
    })
  }

  stop(): void {
    this.#worker.terminate()
    for (const id of [...this.#open.keys()]) this.#answer(id, undefined)
    this.#next?.give(undefined)
    this.#next = undefined
  }

  async #nest(): Promise<void> {
    if (this.#isNesting) return
    this.#isNesting = true
    for (let one = this.#taken(); one; one = this.#taken()) {
      const result = await this.#ask({ sheets: one.task })
      one.give(!this.#next && result && 'sheets' in result ? result.sheets : undefined)
    }
    this.#isNesting = false
  }

  #taken() {
    const next = this.#next
    this.#next = undefined
    return next
  }

  #ask(task: BuildTask): Promise<BuildResult | undefined> {
    const id = ++this.#last
    return new Promise((give) => {
      this.#open.set(id, give)
      this.#worker.postMessage({ id, task })
    })
  }

  #answer(id: number, result: BuildResult | undefined): void {
    const give = this.#open.get(id)
    this.#open.delete(id)
    give?.(result)
  }
}
