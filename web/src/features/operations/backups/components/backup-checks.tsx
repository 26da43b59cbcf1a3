import { type Backup, type BackupChecks, mostUnreadableLines } from '#shared/operations/backups/backup.ts'
import { Facts } from '#web/ui/facts.tsx'
import { chainWords, counted, figure } from './backup-words.ts'

type BackupChecksProps = { checks: BackupChecks; files: Backup['files'] }

/** What was found when the files were read back. */
export function Checks({ checks, files }: BackupChecksProps) {
  const { digests, unreadable, unreadableLines, byEntity, auditChain } = checks
  const entities = Object.entries(byEntity).toSorted(
    ([one, ones], [other, others]) => others - ones || one.localeCompare(other),
  )
  return (
    <>
      <section className="grid gap-3">
        <h3 className="font-semibold">Checks</h3>
        <Facts
          facts={[
            ['Checksums', `${figure(digests)} of ${counted(files ?? digests, 'file')} unchanged`],
            ['Unreadable lines', unreadable === 0 ? 'None' : figure(unreadable)],
            ['Billing audit', chainWords[auditChain]],
          ]}
        />
      </section>
      {unreadableLines.length > 0 && (
        <section className="grid gap-3">
          <h3 className="font-semibold">
            {unreadable > mostUnreadableLines
              ? `The first ${mostUnreadableLines} unreadable lines`
              : 'Unreadable lines'}
          </h3>
          <ul className="divide-y divide-line rounded-sm border border-line">
            {unreadableLines.map(({ file, pk, sk, problem }) => (
              <li key={`${file} ${pk} ${sk}`} className="grid gap-1 px-4 py-3">
                <code className="readout text-sm wrap-anywhere select-all">
                  {pk} / {sk}
                </code>
                <span className="text-sm wrap-anywhere">This line {problem}.</span>
                <span className="text-sm text-dim wrap-anywhere">{file}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {entities.length > 0 && (
        <details>
          <summary className="link w-fit">Items by kind ({entities.length})</summary>
          <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
            {entities.map(([entity, count]) => (
              <div key={entity} className="flex justify-between gap-4 border-b border-line py-1 text-sm">
                <dt className="min-w-0 text-dim wrap-anywhere">{entity}</dt>
                <dd className="readout">{figure(count)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
