import type { Migration } from './migration';

const sql = `
-- By which sending a file was kept, and the sum of what came: one that is sent again, or twice at once, is kept once. null: it had no name.
alter table uploads add column send_id text, add column sent_sha256 text;
update uploads u set send_id = s.send_id, sent_sha256 = s.sha256
  from (select distinct on (user_id, brand, type, send_id, sha256) upload_id, send_id, sha256 from upload_sessions
         where upload_id is not null and send_id is not null and sha256 is not null
         order by user_id, brand, type, send_id, sha256, upload_id) s
 where s.upload_id = u.id;
create unique index uploads_by_sending on uploads (user_id, brand, type, send_id, sent_sha256)
  where send_id is not null and sent_sha256 is not null;
`;

export const keptSendings: Migration = { version: 48, name: 'kept_sendings', sql };
