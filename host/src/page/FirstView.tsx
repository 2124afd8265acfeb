import '@shared/ui/styles'; // first: it says in which order the layers count
import './shell.css';
import { homeLead, homeTitle } from '@shared/copy/home';
import { Page } from '@shared/ui/Page';

/**
 * What home shows before any code has come: its own head, drawn by the component the screen draws it with, so that the
 * largest words of the page are there from the first paint and do not move. Written into index.html when the host is
 * built. No style attributes: the page's policy refuses them.
 */
export function FirstView() {
  return (
    <div className="shell-home" aria-busy="true">
      <Page hero title={homeTitle} lead={homeLead}>
        <div className="shell-tabs" />
        <div className="shell-block" />
        <div className="shell-block" />
      </Page>
    </div>
  );
}
