import type { Sample } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'

/** Texts by the service in use and by the new one beside each other, feature by feature. */
export function SamplesView({ of: { plan, from, to, state, switchedAt } }: { of: ShownMigration }) {
  const samples = Map.groupBy(plan?.samples ?? [], ({ feature }) => feature)
  if (samples.size === 0) return null
  // Two models of one service differ by their own name alone.
  const isSameHost = from && hostOf(from) === hostOf(to)
  const nameOf = (engine: typeof to) => (isSameHost ? engine.model : hostOf(engine))
  const isOver = state === 'undone' || switchedAt !== undefined
  const before = from && `${isOver ? 'Before' : 'Now'}: ${nameOf(from)}`
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Samples from test data</h3>
      {[...samples].map(([feature, ofFeature], index) => (
        <details key={feature} open={index === 0}>
          <summary className="link w-fit">{featureNames[feature]}</summary>
          <ol className="mt-3 grid gap-4">
            {ofFeature.map((sample, at) => (
              <li key={`${feature}-${at.toString()}`} className="rounded-sm border border-line px-4 py-3">
                <OneSample sample={sample} before={before} after={`New: ${nameOf(to)}`} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}

type OneSampleProps = { sample: Sample; before: string | undefined; after: string }

function OneSample({ sample, before, after }: OneSampleProps) {
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {before && (
          <div className="min-w-0">
            <dt className="text-sm text-dim wrap-anywhere">{before}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {sample.before ?? <span className="text-dim">It did not answer.</span>}
            </dd>
          </div>
        )}
        <div className="min-w-0">
          <dt className="text-sm text-dim wrap-anywhere">{after}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{sample.after}</dd>
        </div>
      </dl>
      <details>
        <summary className="link w-fit text-sm">Show the test data</summary>
        <pre className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">{sample.data}</pre>
      </details>
    </div>
  )
}
