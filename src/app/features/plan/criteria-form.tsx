import '../../design/field.css'
import { useLocation } from 'react-router'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button } from '../../design/button.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { planQuery } from './plan-query.ts'
import type { PlanView } from './plan-view.server.ts'

/** A plain form: the choice is part of the URL and works without scripts. */
export function CriteriaForm({ page }: { page: PlanView }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const { need, placeParameter, look, fields, heights, given, unreadable } = page
  // Visitors who have changed them, or meant to, see which.
  const isChanged =
    unreadable !== null || Object.entries({ ...given, height: null }).some(([, value]) => value !== null)
  const height = heights.find(({ isChosen }) => isChosen)
  return (
    <div className="wrap">
      <details className="folded page-fold screen-only" open={isChanged}>
        <summary>{t('plan.criteria')}</summary>
        <p>{t('plan.criteriaNote')}</p>
        {/* Another need or other criteria bring other fields, with fresh state. */}
        <form
          key={`${need} ${Object.values(given).join()}`}
          action={pathname}
          className="question plan-criteria"
        >
          {placeParameter && <input type="hidden" name="place" value={placeParameter} />}
          <input type="hidden" name="need" value={need} />
          {height && <input type="hidden" name="height" value={height.value} />}
          {look === 'table' && <input type="hidden" name="view" value="table" />}
          {fields.map(({ name, value, options }) => (
            <label key={name}>
              <span>{t(`plan.field-${name}`)}</span>
              <select name={name} defaultValue={value} className="text-input" autoComplete="off">
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <div className="actions cluster">
            <Button type="submit">{t('plan.apply')}</Button>
            {isChanged && (
              <LocalLink to={planQuery.write({ place: placeParameter, need, view: look })} keepScroll>
                {t('plan.reset')}
              </LocalLink>
            )}
          </div>
        </form>
      </details>
    </div>
  )
}
