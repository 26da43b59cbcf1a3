import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type CalculatorAccess,
  calculatorAccess,
  type ToolCaller,
} from '#shared/tools/pro-tools/calculator-access.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { calculatorParts } from '#shared/tools/spl-studies/calculator-parts.ts'
import { proPartsOfStudy } from '#shared/tools/spl-studies/pro-parts-of-study.ts'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { toolSettingsQuery } from '#web/features/tools/pro-tools/api/tool-settings-query.ts'
import { LinkBanner } from '#web/features/tools/tool-projects/components/link-banner.tsx'
import { useOpenedLink } from '#web/features/tools/tool-projects/components/use-opened-link.ts'
import { keepDraft } from '#web/features/tools/tool-projects/state/draft.ts'
import { lockedPart } from '#web/features/tools/tool-projects/state/work-as-saved.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { newCalculator } from '../state/calculator.ts'
import { DeskContext } from '../state/use-calculator.ts'
import { studyTool } from '../study-tool.ts'
import { CalculatorBar } from './calculator-bar.tsx'
import { Example } from './example.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { type TriesSide, WithTries } from './with-tries.tsx'

const ProGate = lazy(async () => ({
  default: (await import('#web/features/tools/tool-projects/components/pro-gate.tsx')).ProGate,
}))

export type SplCalculatorProps = { title: string }

/** Visitors start with an example. Members whom the gate lets in start right away with their own numbers. */
export function SplCalculator({ title }: SplCalculatorProps) {
  const [own] = useState(() => newCalculator(startingStudy))
  const [example] = useState(() => newCalculator(startingStudy))
  const { data: settings = initialSettings } = useQuery(toolSettingsQuery)
  const [search] = useSearchParams()
  const caller = useCaller()
  const access = caller && calculatorAccess(settings.gate, caller)
  const opened = useOpenedLink({ tool: studyTool, on: own, hasProject: search.has('project') })
  const isOpen = access !== undefined && access.level !== 'tries'
  const parts = calculatorParts(access ?? { level: 'basic' })
  const view = useSyncExternalStore(own.subscribe, own.view, own.view)
  const [chosen, setChosen] = useState<TriesSide>()
  const side = chosen ?? (view.body === startingStudy && !search.has('project') ? 'example' : 'own')

  const locked = parts.extras ? undefined : lockedPart(studyTool.kind, view.body, proPartsOfStudy)
  const gate = locked && (
    <Suspense fallback={<div className="skeleton h-60" />}>
      <ProGate message={locked.message} />
    </Suspense>
  )

  useEffect(() => own.subscribe(() => keepDraft(studyTool, own.view().body)), [own])

  return (
    <>
      <CalculatorBar title={title} own={own} exports={isOpen || (isTries(access) && side === 'own')} />
      <div className="shell grid gap-4 py-4 [--shell:none]">
        <LinkBanner opened={opened} isMember={caller !== undefined && caller !== 'visitor'} />
        {access === undefined && (
          <>
            {/* Modes or sides of the calculator take this place as soon as it is known who uses it. */}
            <div className="h-10" />
            <DeskContext value={{ calculator: example, settings, parts }}>
              <Example />
            </DeskContext>
          </>
        )}
        {isTries(access) && (
          <WithTries
            access={access}
            isVisitor={caller === 'visitor'}
            side={side}
            onSide={setChosen}
            gate={gate}
            example={example}
            own={own}
            settings={settings}
          />
        )}
        {isOpen && (
          <DeskContext value={{ calculator: own, settings, parts }}>
            <OwnNumbers keeps={caller !== 'visitor'} {...(gate && { instead: gate })} />
          </DeskContext>
        )}
      </div>
    </>
  )
}

const isTries = (
  access: CalculatorAccess | undefined,
): access is Extract<CalculatorAccess, { level: 'tries' }> => access?.level === 'tries'

/** Returns who uses the calculator, or undefined until that is known. */
function useCaller(): ToolCaller | undefined {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { isOpen, isError } = useAccess(me, true)
  if (session.status === 'anonymous') return 'visitor'
  if (!me) return undefined
  const isFull = isOpen({ permission: 'pro_tools.full' })
  // Without an answer, the server decides when something is saved.
  if (isFull === undefined) return isError ? 'member' : undefined
  return isFull ? 'full' : 'member'
}
