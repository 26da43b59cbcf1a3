import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { besidePart, freePlace } from '#shared/tools/diagrams/free-place.ts'
import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { hasParts } from '#shared/tools/diagrams/part-needs.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { ProjectPanel } from '#web/features/tools/tool-projects/components/project-panel.tsx'
import type { OpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { useProject } from '#web/features/tools/tool-projects/components/use-project.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { CanvasControl } from '../canvas/canvas-control.ts'
import { ChecksContext } from '../canvas/node-marks.ts'
import { useLiveChecks } from '../checks/use-live-checks.ts'
import { diagramTool } from '../diagram-tool.ts'
import { askLayout } from '../layout/ask-layout.ts'
import { useEditor, useView } from '../state/use-editor.ts'
import { useKeptDraft } from '../state/use-kept-draft.ts'
import { ChecksBar } from './checks-bar.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorSide } from './editor-side.tsx'
import { FindDialog } from './find-dialog.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { OpenDiagram } from './open-diagram.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { SaidStrip } from './said-strip.tsx'
import { SidePanel, type SideTab } from './side-panel.tsx'
import { ToolRow } from './tool-row.tsx'

const FlowCanvas = lazy(async () => ({ default: (await import('../canvas/flow-canvas.tsx')).FlowCanvas }))

export type DiagramEditorProps = {
  title: string
  isPro: boolean | undefined
  opened: OpenedLink | undefined
}

/** Set if the panel is beside the canvas; otherwise it is a sheet over it. */
const isWide = () => matchMedia('(width >= 64rem)').matches

/** The time in which parts move to their new places. */
const arrangeMs = 700

/** The canvas with everything around it. */
export function DiagramEditor({ title, isPro, opened }: DiagramEditorProps) {
  const editor = useEditor()
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const live = useLiveChecks(editor, settings)
  const open = useProject(diagramTool, editor)
  const canvas = useRef<CanvasControl>(undefined)
  const place = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<SideTab>('add')
  /** On a phone, the panel is a sheet over the canvas. */
  const [sheet, setSheet] = useState(false)
  const [dialog, setDialog] = useState<'find' | 'help'>()
  const [snaps, setSnaps] = useState(true)
  const [isArranging, setArranging] = useState(false)
  const isEmpty = useView(({ body }) => body.nodes.length === 0)
  const isChecked = useView(({ body }) => hasParts(body))
  useKeptDraft(editor)
  const drawn = useView((view) => view.opened)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a diagram that is opened is seen whole
  useEffect(() => setSheet(false), [drawn])

  const name = open.project?.name ?? 'Diagram'
  const show = (id: string) => {
    editor.select([id])
    canvas.current?.show(id)
  }
  /** On a narrow screen, the sheet makes way for the canvas. */
  const toCanvas = () => {
    setSheet(false)
    if (isWide()) return
    place.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  }
  const showThere = (id: string) => {
    toCanvas()
    show(id)
  }
  /** Shows a tab of the panel, and moves to what is first to do there. */
  const openSide = (next: SideTab, first = '[role=tab][aria-selected=true]') => {
    setTab(next)
    setSheet(!isWide())
    requestAnimationFrame(() =>
      side.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: isWide() }),
    )
  }
  const toChecks = () => openSide('checks')
  const toFields = () => openSide('edit', '[role=tabpanel] :is(input, select, button)')
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
      <EditorBar title={title} name={name} isPro={isPro === true} live={live} />
      <div className="shell grid gap-4 [--shell:none] not-empty:my-4">
        <LinkBanner opened={opened} isMember />
      </div>
      <div className="editor-bench">
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
        <div className="editor-halves">
          <div ref={place} className="relative min-h-0 min-w-0">
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
              <div className="pointer-events-none absolute inset-x-6 top-1/2 [translate:0_-50%] text-center text-dim">
                <p>Add the first part, or start with a template.</p>
                <Button
                  className="pointer-events-auto mt-4"
                  onClick={() => openSide('add', '[data-templates] button')}
                >
                  Templates
                </Button>
              </div>
            )}
            <SaidStrip />
          </div>
          <EditorSide
            ref={side}
            isOpen={sheet}
            tab={tab}
            onOpen={(next) => openSide(next)}
            onClose={() => setSheet(false)}
          >
            <SidePanel
              tab={tab}
              live={live}
              tables={settings}
              isPro={isPro}
              onTab={setTab}
              onAdd={(kind) => {
                toCanvas()
                add(kind)
              }}
              onShow={show}
              onShowThere={showThere}
              onFields={toFields}
            />
          </EditorSide>
        </div>
      </div>
      <div className="shell grid items-start gap-4 py-4 [--shell:none] lg:grid-cols-2 print:hidden">
        <ProjectPanel open={open} tool={diagramTool} />
        <OpenDiagram openName={open.project?.name} isPro={isPro === true} />
        <p className="text-sm text-dim">
          Estimates for planning. Have electrical work checked by a qualified installer.
        </p>
      </div>
      {isPro && <PrintSheet title={name} live={live} />}
      {dialog === 'find' && <FindDialog onShow={show} onClose={() => setDialog(undefined)} />}
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
    </ChecksContext>
  )
}
