import { nowcastSkill } from '../../../reference/nowcast-skill.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

const methods = ['ours', 'extrapolation', 'persistence'] as const

/** How much of the rain is hit, compared with the two simplest ways to forecast. */
export function SkillTable() {
  const { t, format } = useLanguage()
  return (
    <>
      <p>{t('about.skillIntro')}</p>
      <div className="scroll-box">
        <table className="table table-figures skill-table">
          <caption>{t('about.skillCaption')}</caption>
          <thead>
            <tr>
              <td />
              {nowcastSkill.leadMinutes.map((minutes) => (
                <th key={minutes} scope="col">
                  {minutes}&nbsp;min
                </th>
              ))}
            </tr>
          </thead>
          {nowcastSkill.thresholds.map((threshold) => (
            <tbody key={threshold.atLeastMmh}>
              <tr>
                <th colSpan={nowcastSkill.leadMinutes.length + 1} scope="rowgroup">
                  {t('about.skillAtLeast', {
                    rate: `${format.stepBound(threshold.atLeastMmh)}\u00a0${format.unitNames.rate}`,
                  })}
                </th>
              </tr>
              {methods.map((method) => (
                <tr key={method} className={method === 'ours' ? 'is-ours' : undefined}>
                  <th scope="row">{t(`about.skill-${method}`)}</th>
                  {threshold[method].map((value, index) => (
                    <td key={nowcastSkill.leadMinutes[index]}>{format.percent(Math.round(value * 100))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="note">{t('about.skillCaveat')}</p>
    </>
  )
}
