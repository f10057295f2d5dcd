import type { FastifyInstance } from 'fastify';
import { SUCCESS_CODE, SUCCESS_MSG } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import type { Notices } from '../app/notices/createNotices';
import type { Push } from '../app/notices/push/createPush';
import { CALL_COSTS } from './callLimits';
import { visitOf } from './context';
import { route } from './route';
import { paramsReader } from './routeParams';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Ends mails of a kind. The product sends the token as JSON; a mail program's own button (RFC 8058) posts a form that says nothing of
 * whose it is, to an address that carries the token. Only a POST changes anything: whoever scans mails opens their links.
 */
function registerUnsubscribe(app: FastifyInstance, notices: Notices): void {
  const { path, method } = endpoints.unsubscribe;
  const read = paramsReader('unsubscribe');
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.route({
      method,
      url: path,
      config: { endpoint: 'unsubscribe', cost: CALL_COSTS.history },
      handler: async (request) => {
        const { token } = read(request.body ?? request.query);
        return { code: SUCCESS_CODE, msg: SUCCESS_MSG, data: await notices.unsubscribe(visitOf(app, request).brand, token) };
      },
    });
  });
}

/** What users are told, and where they want to hear of it. */
export function registerNoticeRoutes(app: FastifyInstance, notices: Notices, push: Push): void {
  route(app, 'noticeCount', ({ actor }) => notices.count(actor));
  route(app, 'noticeSearch', ({ actor, language, params }) => notices.search(actor, language, params), CALL_COSTS.history);
  route(app, 'noticeDetail', ({ actor, language, params }) => notices.detail(actor, language, params.noticeId));
  route(app, 'noticeRead', ({ actor, params }) => notices.read(actor, params.noticeId));
  route(app, 'noticeReadAll', ({ actor }) => notices.readAll(actor));
  route(app, 'noticeDelete', ({ actor, params }) => notices.remove(actor, params.noticeId));
  route(app, 'noticeDeleteAll', ({ actor }) => notices.removeAll(actor));
  route(app, 'noticeChoices', ({ actor }) => notices.choices(actor));
  route(app, 'noticeChoose', ({ actor, params }) => notices.choose(actor, params));
  route(app, 'pushKey', () => push.key());
  route(app, 'pushSubscribe', ({ actor, params }) => push.subscribe(actor, params));
  route(app, 'pushStatus', ({ actor, params }) => push.status(actor, params.endpoint));
  route(app, 'pushUnsubscribe', ({ actor, params }) => push.unsubscribe(actor, params.endpoint));
  registerUnsubscribe(app, notices);
}
