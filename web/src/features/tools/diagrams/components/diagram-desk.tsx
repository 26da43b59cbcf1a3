// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { toolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { ToolBar } from '#web/features/tools/tool-projects/components/tool-bar.tsx'
import { useOpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { diagramTool } from '../diagram-tool.ts'
import { newEditor } from '../state/editor.ts'
import { EditorContext } from '../state/use-editor.ts'
import { visitorSpace } from './visitor-space.ts'

const VisitorDiagram = lazy(async () => ({
  default: (await import('./visitor-diagram.tsx')).VisitorDiagram,
}))
const DiagramEditor = lazy(async () => ({ default: (await import('./diagram-editor.tsx')).DiagramEditor }))

export type DiagramDeskProps = { title: string }

/** Lets members draw. Visitors see an example, or the diagram of a link, with its checks. */
export function DiagramDesk({ title }: DiagramDeskProps) {
  const [quota] = useState(() => ({ now: toolQuotas.pro }))
  const [editor] = useState(() => newEditor(emptyDiagram, () => quota.now))
  const [search] = useSearchParams()
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { isOpen } = useAccess(me, true)
  const isPro = isOpen({ permission: 'pro_tools.full' })
  const opened = useOpenedLink({ tool: diagramTool, on: editor, hasProject: search.has('project') })
  // Until it is known, the server decides.
  useEffect(() => {
    quota.now = isPro === false ? toolQuotas.free : toolQuotas.pro
  }, [quota, isPro])

  return (
    <EditorContext value={editor}>
      {me ? (
        <Suspense fallback={<Waiting title={title} />}>
          <DiagramEditor title={title} isPro={isPro} opened={opened} />
        </Suspense>
      ) : (
        // The foot of the page is below the window from the start.
        <div className="min-h-[calc(100svh-var(--header))]">
          <ToolBar title={title} />
          <Suspense fallback={<div className={`skeleton ${visitorSpace}`} />}>
            {session.status === 'anonymous' ? (
              <VisitorDiagram opened={opened} />
            ) : (
              <div className={`skeleton ${visitorSpace}`} />
            )}
          </Suspense>
        </div>
      )}
    </EditorContext>
  )
}

function Waiting({ title }: DiagramDeskProps) {
  return (
    <>
      <ToolBar title={title} />
      <div className="skeleton min-h-[calc(100svh-var(--header))]" />
    </>
  )
}
