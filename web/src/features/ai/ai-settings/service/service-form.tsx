import { useWatch } from 'react-hook-form'
import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { hostOf } from '#shared/ai/ai-settings/engine.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveAiSettings } from '../api/ai-settings-commands.ts'
import { serviceSchema, serviceValues } from './service-values.ts'

/** Names the service, its models, and how it is asked. */
export function ServiceForm({ settings }: { settings: ShownAiSettings }) {
  const edit = useEditForm({
    thing: settings,
    schemaFor: () => serviceSchema,
    valuesOf: serviceValues,
    draft: 'ai-service',
    ...useSaveAiSettings(),
    onSaved: () => toast.success('Service saved'),
  })
  const { register, control, formState } = edit.form
  const { errors } = formState
  const isNamed = useWatch({ control, name: 'host' }) !== ''
  const { engine, hosts, features, space } = edit.thing
  // A host that is no longer allowed is still the one in use.
  const choices = [...new Set([...hosts, ...(engine ? [hostOf(engine)] : [])])]
  return (
    <EditForm edit={edit} failed="We couldn’t save the service">
      <Panel title="Service">
        <div className="grid gap-5">
          {hosts.length === 0 && (
            <Banner tone="info">
              This deployment allows no AI hosts. To allow one, deploy with{' '}
              <code className="readout">-c aiHosts=…</code>.
            </Banner>
          )}
          {features.answer_search.on && space && (
            <Banner tone="info">
              Answer search uses this service. To change its address or embedding model, plan a move under AI
              migration. You can change the chat model here.
            </Banner>
          )}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label="Host" error={errors.host?.message}>
              <Select {...register('host')}>
                <option value="">No service</option>
                {choices.map((host) => (
                  <option key={host} value={host}>
                    {host}
                  </option>
                ))}
              </Select>
            </Field>
            {isNamed && (
              <Field label="Path" hint="The part before /chat/completions." error={errors.path?.message}>
                <Input maxLength={120} autoComplete="off" spellCheck={false} {...register('path')} />
              </Field>
            )}
          </div>
          {isNamed && (
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <Field label="Chat model" required error={errors.model?.message}>
                <Input maxLength={100} autoComplete="off" spellCheck={false} {...register('model')} />
              </Field>
              <Field
                label="Embedding model"
                hint="Only answer search needs one."
                error={errors.embeddingModel?.message}
              >
                <Input
                  maxLength={100}
                  autoComplete="off"
                  spellCheck={false}
                  {...register('embeddingModel')}
                />
              </Field>
            </div>
          )}
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field
              label="Temperature"
              hint="0 to 1. Lower values keep answers closer to the facts."
              error={errors.temperature?.message}
            >
              <Input
                inputMode="decimal"
                maxLength={5}
                autoComplete="off"
                className="max-w-32"
                {...register('temperature')}
              />
            </Field>
            <Field
              label="Answer length limit"
              hint="50 to 1,000 tokens. 100 tokens is about 75 words."
              error={errors.maxOutputTokens?.message}
            >
              <Input
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                className="max-w-32"
                {...register('maxOutputTokens')}
              />
            </Field>
          </div>
          <div>
            <SaveButton edit={edit}>Save service</SaveButton>
          </div>
        </div>
      </Panel>
    </EditForm>
  )
}
