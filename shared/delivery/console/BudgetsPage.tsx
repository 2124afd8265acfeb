/** @jsxImportSource hono/jsx */
import { visitBudgets } from '../gate/budgets';
import { kilobytes } from '../gate/problem';
import type { BudgetView } from './budget-view';
import { Badge } from './frame/controls';
import { whole } from './numbers';
import { type Frame, Page } from './Page';

type Props = { channel: string; views: readonly BudgetView[]; frame: Frame };

/**
 * Compares each remote with its budgets: bytes as the gate counts them, time and errors from the visits of the last
 * day.
 */
export const BudgetsPage = ({ channel, views, frame }: Props) => (
  <Page
    title={`${channel} 예산`}
    lead="바이트는 릴리스에서, 첫 화면과 오류는 지난 하루의 방문에서 와요."
    frame={frame}
  >
    {views.map((view) => (
      <Budget key={view.app} view={view} />
    ))}
  </Page>
);

function Budget({ view: { app, version, weights, meaningful, erred } }: { view: BudgetView }) {
  const rows = [
    // A screen without a prerender has no bytes for it, so the row is left out.
    ...weights
      .filter(({ bytes }) => bytes > 0)
      .map(({ where, bytes, budget }) => ({
        what: where,
        is: kilobytes(bytes),
        may: kilobytes(budget),
        isOver: bytes > budget,
      })),
    {
      what: `첫 화면 p75${meaningful ? `, ${meaningful.screen}` : ''}`,
      is: meaningful ? `${whole(meaningful.p75)} ms` : '모름',
      may: `${whole(visitBudgets.meaningful)} ms`,
      isOver: (meaningful?.p75 ?? 0) > visitBudgets.meaningful,
    },
    {
      what: '방문 1,000번 중 오류',
      is: erred === undefined ? '모름' : erred.toFixed(1),
      may: String(visitBudgets.erred),
      isOver: (erred ?? 0) > visitBudgets.erred,
    },
  ];
  return (
    <section aria-label={app}>
      <div class="Card-head">
        <h2>{`${app} ${version}`}</h2>
        {rows.some(({ isOver }) => isOver) && <Badge tone="bad">예산 넘음</Badge>}
      </div>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">무엇</th>
            <th scope="col">지금</th>
            <th scope="col">예산</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, is, may, isOver }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td class={isOver ? 'over' : ''}>{isOver ? `${is} 넘음` : is}</td>
              <td>{may}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
