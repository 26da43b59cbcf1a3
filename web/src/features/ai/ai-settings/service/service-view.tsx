import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { KeysPanel } from './keys-panel.tsx'
import { ServiceForm } from './service-form.tsx'
import { TestPanel } from './test-panel.tsx'

/** Which service is asked, with which key, and whether it answers. */
export const ServiceView = ({ settings }: { settings: ShownAiSettings }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
    <ServiceForm settings={settings} />
    <div className="grid gap-5">
      <KeysPanel settings={settings} />
      <TestPanel settings={settings} />
    </div>
  </div>
)
