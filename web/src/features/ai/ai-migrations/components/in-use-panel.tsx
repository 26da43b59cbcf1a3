import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

function vectorWords({ space, features, engine }: ShownAiSettings): string {
  if (space) return `${space.embeddingModel}, ${space.dimension} numbers each`
  if (!engine?.embeddingModel) return 'None: no embedding model'
  return features.answer_search.on ? 'Being created' : 'None: answer search is off'
}

/** The service that drafts and searches ask now. */
export function InUsePanel({ settings }: { settings: ShownAiSettings | undefined }) {
  const engine = settings?.engine
  return (
    <DetailPanel
      title="In use now"
      skeletonRows={3}
      aside={
        <TextLink to="/admin/ai-configuration" className="text-sm">
          AI settings
        </TextLink>
      }
      facts={
        settings && [
          [
            'Service',
            engine && (
              <span key="host" className="wrap-anywhere">
                {hostOf(engine)}
              </span>
            ),
          ],
          engine && [
            'Chat model',
            <span key="model" className="wrap-anywhere">
              {engine.model}
            </span>,
          ],
          engine && [
            'Vectors',
            <span key="vectors" className="wrap-anywhere">
              {vectorWords(settings)}
            </span>,
          ],
        ]
      }
    />
  )
}
