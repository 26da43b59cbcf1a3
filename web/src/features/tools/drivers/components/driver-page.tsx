import { useEffect } from 'react'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { designPath } from '#shared/tools/drivers/driver-path.ts'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DriverSections } from './driver-sections.tsx'
import { FittingBoxesPanel } from './fitting-boxes-panel.tsx'
import { sheetFacts } from './sheet-facts.tsx'

/** A published driver as everyone sees it: boxes that fit, its data sheet, and who sells it. */
export function DriverPage({ driver }: { driver: PublicDriver }) {
  const name = driverName(driver)
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Subwoofer designer', to: '/subwoofer-designer' }, { label: name }]} />
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        label={`${driver.sizeIn}-inch subwoofer`}
        lead="As published by the maker, not measured."
        actions={
          <ButtonLink variant="primary" to={designPath(driver)}>
            Design a box with it
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FittingBoxesPanel driver={driver} />
        <Panel
          title="Thiele/Small parameters"
          aside={<ReportButton subject={{ type: 'driver', id: driver.id }} of={`the driver ${name}`} />}
        >
          <Facts facts={sheetFacts(driver)} />
        </Panel>
      </div>
      <DriverSections driver={driver} />
    </div>
  )
}
