import { useState } from 'react'
import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useSetAiKey } from '../api/ai-settings-commands.ts'
import { KeyDialog } from './key-dialog.tsx'

/** The hosts with their keys, of which only the day is known here. The host in use comes first. */
export function KeysPanel({ settings: { engine, hosts, keys } }: { settings: ShownAiSettings }) {
  const [asking, setAsking] = useState<{ host: string; act: 'set' | 'forget' }>()
  const forget = useSetAiKey()
  const inUse = engine && hostOf(engine)
  const all = [...new Set([...(inUse ? [inUse] : []), ...hosts, ...keys.map(({ host }) => host)])]
  const urlOf = (host: string) => (engine && host === inUse ? engine.baseUrl : `https://${host}`)
  const close = () => setAsking(undefined)
  return (
    <Panel title="Keys">
      <ul className="grid gap-4">
        {all.map((host) => {
          const setAt = keys.find((key) => key.host === host)?.setAt
          return (
            <li key={host} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{host}</p>
                <p className="text-sm text-dim">
                  {setAt ? `Key since ${localTime(setAt)}` : 'No key'}
                  {host === inUse && ', in use'}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {hosts.includes(host) && (
                  <Button size="sm" onClick={() => setAsking({ host, act: 'set' })}>
                    {setAt ? 'Replace' : 'Add a key'}
                    <span className="sr-only"> for {host}</span>
                  </Button>
                )}
                {setAt && (
                  <Button size="sm" variant="ghost" onClick={() => setAsking({ host, act: 'forget' })}>
                    Remove<span className="sr-only"> the key for {host}</span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {all.length === 0 && <p className="text-dim">No hosts are allowed, so no keys are needed.</p>}
      {asking?.act === 'set' && <KeyDialog host={asking.host} baseUrl={urlOf(asking.host)} onClose={close} />}
      {asking?.act === 'forget' && (
        <ConfirmCommand
          command={forget}
          input={{ body: { baseUrl: urlOf(asking.host), key: null } }}
          title="Remove this key?"
          description={`${asking.host} stops answering until you add another key.`}
          confirmLabel="Remove key"
          danger
          done="Key removed"
          onClose={close}
        />
      )}
    </Panel>
  )
}
