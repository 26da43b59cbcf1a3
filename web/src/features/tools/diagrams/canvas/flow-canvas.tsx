import '@xyflow/react/dist/base.css'
import './canvas.css'
import {
  Background,
  BackgroundVariant,
  type Connection,
  ConnectionMode,
  type EdgeChange,
  type FinalConnectionState,
  getViewportForBounds,
  MiniMap,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { type DragEvent, type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { connection } from '#shared/tools/diagrams/connect.ts'
import { gridStep, nodeBox } from '#shared/tools/diagrams/node-box.ts'
import { type NodeKind, nodeKinds } from '#shared/tools/diagrams/node-fields.ts'
import { drawingBounds } from '#shared/tools/diagrams/routes/drawing-bounds.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditor, useView } from '../state/use-editor.ts'
import { CableEdge } from './cable-edge.tsx'
import type { CanvasControl } from './canvas-control.ts'
import { CanvasMenu } from './canvas-menu.tsx'
import { type CableFlow, newFlowModel, type PartFlow } from './flow-model.ts'
import { FrameNode } from './frame-node.tsx'
import { LabelNode } from './label-node.tsx'
import { partDrag } from './part-drag.ts'
import { PartNode } from './part-node.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'

type Place = { x: number; y: number }

export type FlowCanvasProps = {
  control: RefObject<CanvasControl | undefined>
  snaps: boolean
  isArranging: boolean
  onAdd: (kind: NodeKind, at: Place) => void
  /** A part or a cable was pressed. */
  onChoose: () => void
  onFields: () => void
  onArrange: () => void
  onFind: () => void
  onHelp: () => void
}

const nodeTypes = { part: PartNode, frame: FrameNode, label: LabelNode }
const edgeTypes = { cable: CableEdge }
const snapGrid: [number, number] = [gridStep, gridStep]
/** Far enough out to show the whole canvas on a phone. */
const zooms = { least: 0.02, most: 2 }
/** On a phone, parts of a diagram that opens stay large enough to press, even if the rest is out of view. */
const openingZoom = 0.4
const dragGesture = 'drag'
/** Farther out the words on lines and ports are too small to read. */
const farZoom = 0.5
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The diagram as it is drawn and changed by hand. */
export function FlowCanvas(props: FlowCanvasProps) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  )
}

const refOf = (node: string, handle: string | null | undefined) => ({ node, port: handle ?? '' })

function Flow({
  control,
  snaps,
  isArranging,
  onAdd,
  onChoose,
  onFields,
  onArrange,
  onFind,
  onHelp,
}: FlowCanvasProps) {
  const editor = useEditor()
  const body = useView((view) => view.body)
  const selected = useView((view) => view.selected)
  const layers = useView((view) => view.layers)
  const opened = useView((view) => view.opened)
  const isMoving = useView((view) => view.isMoving)
  const flow = useReactFlow<PartFlow, CableFlow>()
  const [model] = useState(newFlowModel)
  const canvas = useRef<HTMLDivElement>(null)
  const nodes = useMemo(() => model.nodes(body, selected), [model, body, selected])
  const system = useUnitSystem()
  const edges = useMemo(
    () => model.edges(body, selected, layers, system, isMoving),
    [model, body, selected, layers, system, isMoving],
  )

  const moveTime = () => (calm() ? 0 : 240)
  const reveal = (id: string) => {
    const part = editor.view().body.nodes.find((node) => node.id === id)
    const frame = canvas.current?.getBoundingClientRect()
    if (!part || !frame) return
    const { width, height } = nodeBox(part)
    const start = flow.flowToScreenPosition(part)
    const end = flow.flowToScreenPosition({ x: part.x + width, y: part.y + height })
    const isSeen =
      start.x >= frame.left && end.x <= frame.right && start.y >= frame.top && end.y <= frame.bottom
    if (!isSeen)
      void flow.setCenter(part.x + width / 2, part.y + height / 2, {
        zoom: flow.getZoom(),
        duration: moveTime(),
      })
  }
  /** Shows all parts and all cables, which may run beside the parts. */
  const showAll = (least = zooms.least, duration = moveTime()) => {
    const size = canvas.current?.getBoundingClientRect()
    const bounds = drawingBounds(editor.view().body)
    if (!size || !bounds) return
    void flow.setViewport(getViewportForBounds(bounds, size.width, size.height, least, 1, '32px'), {
      duration,
    })
  }
  useEffect(() => {
    const box = () => canvas.current?.getBoundingClientRect()
    control.current = {
      middle() {
        const { left = 0, top = 0, width = 0, height = 0 } = box() ?? {}
        return flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 })
      },
      fit: () => showAll(),
      show(id) {
        const { cables } = editor.view().body
        const cable = cables.find((one) => one.id === id)
        const ids = cable ? [cable.from.node, cable.to.node] : [id]
        void flow.fitView({
          nodes: ids.map((one) => ({ id: one })),
          padding: 0.6,
          maxZoom: Math.max(1, flow.getZoom()),
          duration: moveTime(),
        })
      },
      reveal,
    }
    return () => {
      control.current = undefined
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each diagram that is opened is seen whole
  useEffect(() => {
    const frame = requestAnimationFrame(() => showAll(openingZoom, 0))
    return () => cancelAnimationFrame(frame)
  }, [opened])

  const changeNodes = (changes: NodeChange<PartFlow>[]) => {
    chooseBy(changes)
    const moved = changes.find((change) => change.type === 'position' && change.position)
    if (moved?.type !== 'position' || !moved.position) return
    const node = editor.view().body.nodes.find(({ id }) => id === moved.id)
    if (!node) return
    if (!editor.view().selected.has(node.id)) editor.select([node.id])
    const by = { x: Math.round(moved.position.x) - node.x, y: Math.round(moved.position.y) - node.y }
    if (by.x !== 0 || by.y !== 0) editor.move(by, dragGesture)
  }
  const chooseBy = (changes: (NodeChange<PartFlow> | EdgeChange<CableFlow>)[]) => {
    const choices = changes.filter((change) => change.type === 'select')
    if (choices.length === 0) return
    const next = new Set(editor.view().selected)
    for (const choice of choices)
      if (choice.selected) next.add(choice.id)
      else next.delete(choice.id)
    editor.select(next)
  }
  const connect = ({ source, sourceHandle, target, targetHandle }: Connection) =>
    void editor.connect(refOf(source, sourceHandle), refOf(target, targetHandle))
  const endConnection = (_: unknown, { isValid, fromHandle, toHandle }: FinalConnectionState) => {
    if (isValid) return
    if (fromHandle && toHandle)
      editor.connect(refOf(fromHandle.nodeId, fromHandle.id), refOf(toHandle.nodeId, toHandle.id))
    else editor.lead(undefined)
  }
  const isLegal = ({ source, sourceHandle, target, targetHandle }: Connection | CableFlow) =>
    'name' in connection(editor.view().body, refOf(source, sourceHandle), refOf(target, targetHandle))

  const drop = (event: DragEvent) => {
    const kind = nodeKinds.find((one) => one === event.dataTransfer.getData(partDrag))
    if (!kind) return
    event.preventDefault()
    onAdd(kind, flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }))
  }
  /** A part that the Tab key reaches is brought into view. */
  const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches(':focus-visible')) return
    const id = target.closest<HTMLElement>('.react-flow__node')?.dataset.id
    if (id) reveal(id)
  }
  const keys = useCanvasKeys({ canvas, onFields, onFit: () => showAll(), onFind, onHelp })

  return (
    <CanvasMenu onFields={onFields} onArrange={onArrange} onFit={() => showAll()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here is added by a press of its button, too */}
      <div
        className="diagram-canvas"
        data-arranging={isArranging || undefined}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(partDrag)) event.preventDefault()
        }}
        onDrop={drop}
      >
        <p id="diagram-keys" className="sr-only">
          Tab leads through parts and their ports. Enter on a port begins or ends a cable. Press ? for all
          keys.
        </p>
        <ReactFlow<PartFlow, CableFlow>
          ref={canvas}
          aria-label="Diagram"
          aria-describedby="diagram-keys"
          tabIndex={0}
          onKeyDown={keys.onKeyDown}
          onKeyUp={keys.onKeyUp}
          onFocus={showFocused}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={changeNodes}
          onEdgesChange={chooseBy}
          onNodeDragStop={() => editor.settle(dragGesture)}
          onSelectionDragStop={() => editor.settle(dragGesture)}
          onConnectStart={(_, { nodeId, handleId }) => nodeId && editor.lead(refOf(nodeId, handleId))}
          onConnect={connect}
          onConnectEnd={endConnection}
          isValidConnection={isLegal}
          onNodeClick={onChoose}
          onEdgeClick={onChoose}
          onPaneClick={() => editor.cancel()}
          onNodeDoubleClick={onFields}
          onEdgeDoubleClick={onFields}
          onMove={(_, { zoom }) => canvas.current?.toggleAttribute('data-far', zoom < farZoom)}
          connectionMode={ConnectionMode.Loose}
          connectionDragThreshold={6}
          connectOnClick={false}
          snapToGrid={snaps}
          snapGrid={snapGrid}
          deleteKeyCode={null}
          disableKeyboardA11y
          edgesFocusable={false}
          elevateNodesOnSelect={false}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          attributionPosition="top-right"
        >
          <Background variant={BackgroundVariant.Dots} gap={24} size={1.5} />
        </ReactFlow>
        {/* Beside the drawing, where neither covers it. */}
        <div className="canvas-strip">
          <div className="canvas-zoom">
            <IconButton
              label="Zoom in"
              icon={<Plus className="size-4" aria-hidden="true" />}
              onClick={() => void flow.zoomIn({ duration: moveTime() })}
            />
            <IconButton
              label="Zoom out"
              icon={<Minus className="size-4" aria-hidden="true" />}
              onClick={() => void flow.zoomOut({ duration: moveTime() })}
            />
            <IconButton
              label="Show the whole diagram"
              icon={<Maximize className="size-4" aria-hidden="true" />}
              onClick={() => showAll()}
            />
          </div>
          <MiniMap
            pannable
            zoomable
            ariaLabel="The whole diagram"
            className="canvas-map"
            nodeClassName={({ type }) => `map-${type ?? 'part'}`}
          />
        </div>
      </div>
    </CanvasMenu>
  )
}
