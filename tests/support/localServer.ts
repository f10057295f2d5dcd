/** The PostgreSQL server tests use when DATABASE_URL names no other and it is there. */
export const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/test';
