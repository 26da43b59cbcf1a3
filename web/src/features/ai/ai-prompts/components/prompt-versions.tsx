import { useInfiniteQuery } from '@tanstack/react-query'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { promptVersionPagesQuery } from '../api/prompt-queries.ts'

type PromptVersionsProps = {
  feature: DraftFeature
  current: number
  onRestore: (version: number) => void
}

/** What a prompt was before, the newest first. */
export function PromptVersions({ feature, current, onRestore }: PromptVersionsProps) {
  const pages = useInfiniteQuery(promptVersionPagesQuery(feature))
  return (
    <Panel title="Versions">
      <CursorList
        pages={pages}
        waiting={<Skeleton lines={3} className="h-16" />}
        failed="The versions did not load"
        empty={<p className="text-sm text-dim">Each time you save, a version is kept here.</p>}
      >
        {(versions) => (
          <ol className="grid gap-3">
            {versions.map(({ version, text, savedAt, savedByName }) => (
              <li key={version} className="grid gap-1 border-l-2 border-line pl-3 text-sm">
                <p className="font-semibold">
                  Version {version}
                  {version === current && ', in use'}
                </p>
                <p className="text-dim">
                  {localTime(savedAt)}
                  {savedByName && `, ${savedByName}`}
                </p>
                <p className="line-clamp-3 break-words">{text}</p>
                {version !== current && (
                  <Button size="sm" className="justify-self-start" onClick={() => onRestore(version)}>
                    Use again<span className="sr-only">: version {version}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </CursorList>
    </Panel>
  )
}
