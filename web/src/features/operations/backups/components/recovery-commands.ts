import { pageConfig } from '#web/lib/page-config.ts'

/** On a laptop the commands work with its own folder; it has its own pool, too. */
const here = () => (pageConfig().userPoolEndpoint ? ' --local' : '')

/** The command that puts a backup into a table of its own, here named `restored`. */
export const restoreCommand = (backupId: string): string =>
  `npm run restore -- ${backupId} --into restored${here()}`

/** The command that lets a restored platform run without sending what was waiting. */
export const releaseCommand = (): string => `npm run release -- --mails=drop --campaigns=missed${here()}`
