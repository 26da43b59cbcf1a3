/** For work that no one waits for: the next request or move of the clock tries again. */
export function tellFailure(error: Error): void {
  process.stderr.write(`A payment emulator could not run a due task: ${error.message}\n`)
}
