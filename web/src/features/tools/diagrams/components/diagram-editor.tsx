import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useRef, useState } from 'react'
import { besidePart, freePlace } from '#shared/tools/diagrams/free-place.ts'
import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { hasParts } from '#shared/tools/diagrams/part-needs.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { ProjectPanel } from '#web/features/tools/tool-projects/components/project-panel.tsx'
import { ToolNav } from '#web/features/tools/tool-projects/components/tool-nav.tsx'
import { ToolToolbar } from '#web/features/tools/tool-projects/components/tool-toolbar.tsx'
import type { OpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { useProject } from '#web/features/tools/tool-projects/components/use-project.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { toast } from '#web/ui/toast.ts'
import type { CanvasControl } from '../canvas/canvas-control.ts'
import { ChecksContext } from '../canvas/node-marks.ts'
import { useLiveChecks } from '../checks/use-live-checks.ts'
import { diagramTool } from '../diagram-tool.ts'
import { askLayout } from '../layout/ask-layout.ts'
import { useEditor, useView } from '../state/use-editor.ts'
import { useKeptDraft } from '../state/use-kept-draft.ts'
import { ChecksBar } from './checks-bar.tsx'
import { FilePanel } from './file-panel.tsx'
import { FindDialog } from './find-dialog.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { SaidStrip } from './said-strip.tsx'
import { SidePanel, type SideTab } from './side-panel.tsx'
import { ToolRow } from './tool-row.tsx'

const FlowCanvas = lazy(async () => ({ default: (await import('../canvas/flow-canvas.tsx')).FlowCanvas }))

export type DiagramEditorProps = {
  title: string
  lead: string
  isPro: boolean | undefined
  opened: OpenedLink | undefined
}

/** Set if the panel is beside the canvas; otherwise it is below, out of sight. */
const isWide = () => matchMedia('(width >= 64rem)').matches

/** The time in which parts move to their new places. */
const arrangeMs = 700

/** The canvas with everything around it. */
export function DiagramEditor({ title, lead, isPro, opened }: DiagramEditorProps) {
  const editor = useEditor()
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const live = useLiveChecks(editor, settings)
  const open = useProject(diagramTool, editor)
  const canvas = useRef<CanvasControl>(undefined)
  const place = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<SideTab>('add')
  const [dialog, setDialog] = useState<'find' | 'help'>()
  const [snaps, setSnaps] = useState(true)
  const [isArranging, setArranging] = useState(false)
  const canUndo = useView((view) => view.canUndo)
  const canRedo = useView((view) => view.canRedo)
  const isEmpty = useView(({ body }) => body.nodes.length === 0)
  const isChecked = useView(({ body }) => hasParts(body))
  useKeptDraft(editor)

  const name = open.project?.name ?? 'Diagram'
  const show = (id: string) => {
    editor.select([id])
    canvas.current?.show(id)
  }
  const showThere = (id: string) => {
    show(id)
    if (isWide()) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  }
  const toChecks = () => {
    setTab('checks')
    requestAnimationFrame(() => {
      if (!isWide()) side.current?.scrollIntoView()
      const tabOfChecks = side.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      tabOfChecks?.focus({ preventScroll: true })
    })
  }
  const toFields = () => {
    setTab('edit')
    requestAnimationFrame(() =>
      side.current?.querySelector<HTMLElement>('[role=tabpanel] :is(input, select, button)')?.focus(),
    )
  }
  const add = (kind: NodeKind, at?: { x: number; y: number }) => {
    const { body, selected } = editor.view()
    const [only] = selected.size === 1 ? body.nodes.filter(({ id }) => selected.has(id)) : []
    const wanted = at ??
      (only && only.kind !== 'frame' ? besidePart(only) : canvas.current?.middle()) ?? { x: 0, y: 0 }
    const id = editor.add(kind, freePlace(body, newPart(kind, 'new', wanted), wanted))
    if (id !== undefined && !at) requestAnimationFrame(() => canvas.current?.reveal(id))
  }
  const arrange = async () => {
    const { body } = editor.view()
    setArranging(true)
    const command = await askLayout(body)
    if (!command) toast.error('The diagram could not be arranged. Try again.')
    // A change that was made meanwhile must not be lost.
    else if (editor.view().body === body) {
      editor.run(command)
      requestAnimationFrame(() => canvas.current?.fit())
    }
    setTimeout(() => setArranging(false), arrangeMs)
  }
  return (
    <ChecksContext value={live}>
      <ScreenHeader
        title={title}
        lead={lead}
        actions={<ToolToolbar canUndo={canUndo} canRedo={canRedo} on={editor} />}
      />
      <div className="grid gap-4 not-empty:mb-4">
        <LinkBanner opened={opened} isMember />
      </div>
      <ToolRow
        snaps={snaps}
        isArranging={isArranging}
        canArrange={!isEmpty}
        onSnap={setSnaps}
        onArrange={() => void arrange()}
        onFind={() => setDialog('find')}
        onHelp={() => setDialog('help')}
      >
        {isChecked && <ChecksBar live={live} onOpen={toChecks} />}
      </ToolRow>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] print:hidden">
        <div
          ref={place}
          className="relative h-[62svh] min-h-96 min-w-0 lg:h-[calc(100svh-13rem)] lg:min-h-[36rem]"
        >
          <Suspense fallback={<div className="skeleton h-full" />}>
            <FlowCanvas
              control={canvas}
              snaps={snaps}
              isArranging={isArranging}
              onAdd={add}
              onChoose={() => setTab((now) => (now === 'add' ? 'edit' : now))}
              onFields={toFields}
              onArrange={() => void arrange()}
              onFind={() => setDialog('find')}
              onHelp={() => setDialog('help')}
            />
          </Suspense>
          {isEmpty && (
            <p className="pointer-events-none absolute inset-x-6 top-1/2 [translate:0_-50%] text-center text-dim">
              Add the first part, or start with a template.
            </p>
          )}
          <SaidStrip />
        </div>
        <aside
          ref={side}
          aria-label="Parts and fields"
          className="min-w-0 scroll-mt-24 lg:h-[calc(100svh-13rem)] lg:min-h-[36rem] lg:overflow-y-auto lg:pr-1"
        >
          <SidePanel
            tab={tab}
            live={live}
            tables={settings}
            isPro={isPro}
            onTab={setTab}
            onAdd={add}
            onShow={show}
            onShowThere={showThere}
            onFields={toFields}
          />
        </aside>
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 print:hidden">
        <ProjectPanel open={open} tool={diagramTool} />
        <FilePanel name={name} openName={open.project?.name} isPro={isPro === true} live={live} />
      </div>
      <p className="my-4 text-sm text-dim">
        Estimates for planning. Have electrical work checked by a qualified installer.
      </p>
      <ToolNav />
      {isPro && <PrintSheet title={name} live={live} />}
      {dialog === 'find' && <FindDialog onShow={show} onClose={() => setDialog(undefined)} />}
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
    </ChecksContext>
  )
}
