/** For what is done by itself, when nobody waits for it: the next request or move of the clock tries again. */
export function tellFailure(error: Error): void {
  process.stderr.write(`A payment emulator could not run a due task: ${error.message}\n`)
}
