import type { FastifyInstance } from 'fastify';
import { collectFavourite, type FavouriteContext, readFavourites, uncollectFavourite } from '../app/favourites/favourites';
import { route } from './route';

/** The signed-in user's favourite pairs. */
export function registerFavouriteRoutes(app: FastifyInstance, favourites: FavouriteContext): void {
  route(app, 'spotFavourites', ({ actor }) => readFavourites(favourites, actor));
  route(app, 'collectFavourite', ({ actor, params }) => collectFavourite(favourites, actor, params.symbol));
  route(app, 'uncollectFavourite', ({ actor, params }) => uncollectFavourite(favourites, actor, params.symbol));
}
